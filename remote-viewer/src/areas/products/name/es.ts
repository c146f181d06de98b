export default { name: 'Productos' };
