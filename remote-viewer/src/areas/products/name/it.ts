export default { name: 'Prodotti' };
