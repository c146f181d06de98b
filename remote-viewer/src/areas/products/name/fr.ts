export default { name: 'Produits' };
