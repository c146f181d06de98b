/**
 * Whose pages may read what webpack's development server serves, as webpack.shared.js takes it: the shell's, by each of
 * its names.
 * @param plan the shell's port, and the host in the addresses that browsers use
 * @param deployed origins of other shells in which a package is tried; separated by commas
 */
export function shellOrigins(plan: { port: number; publicHost: string }, deployed?: string): string {
  const own = ['localhost', plan.publicHost].map((host) => `http://${host}:${plan.port}`);
  return [...new Set(own), ...(deployed ? [deployed] : [])].join(',');
}
