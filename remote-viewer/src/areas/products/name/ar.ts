export default { name: 'المنتجات' };
