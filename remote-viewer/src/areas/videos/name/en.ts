export default { name: 'Videos' };
