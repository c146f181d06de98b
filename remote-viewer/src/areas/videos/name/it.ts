export default { name: 'Video' };
