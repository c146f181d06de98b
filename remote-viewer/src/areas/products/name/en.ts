export default { name: 'Products' };
