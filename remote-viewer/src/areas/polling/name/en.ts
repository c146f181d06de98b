export default { name: 'Questions' };
