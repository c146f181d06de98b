export function Component() {
  return <h1>logout</h1>;
}
