export default { name: 'أسئلة' };
