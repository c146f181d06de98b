export default { name: 'Fragen' };
