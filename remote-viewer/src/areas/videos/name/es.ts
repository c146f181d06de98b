export default { name: 'Vídeos' };
