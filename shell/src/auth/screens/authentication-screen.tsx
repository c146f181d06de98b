export function Component() {
  return <h1>authentication</h1>;
}
