export default { name: 'Produkte' };
