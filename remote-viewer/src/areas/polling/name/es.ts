export default { name: 'Preguntas' };
