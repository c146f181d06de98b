/**
 * Folders that are built with the React Compiler: a key typed into one field of a large form renders that field, not
 * the form. Not what visitors download: there its code would weigh more than it spares.
 * See docs/decisions/react-compiler-for-staff.md.
 */
const staffInterface = ['remote-manager/src', 'remote-experience-editor/src', 'shared/src/ui'];

module.exports = { staffInterface };
