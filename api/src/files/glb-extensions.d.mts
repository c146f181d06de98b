export const loaderExtensions: ReadonlySet<string>;
