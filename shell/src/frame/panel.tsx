import { Outlet } from 'react-router-dom';

/** The staff frame around every screen of the manager area. */
export function Component() {
  return <Outlet />;
}
