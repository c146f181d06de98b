export default { name: 'مقاطع الفيديو' };
