export default { name: 'Domande' };
