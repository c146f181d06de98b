import { Link, useLocation, useObservable } from '@vitrine/shared/host';
import { useEffect } from 'react';
import { words } from '../texts';
import { LanguageSwitch } from './language-switch';
import { Notice } from './notice';

/** No route of its own: the error element shows it when nothing matches or a screen finds nothing. */
export default function NotFoundScreen() {
  const texts = useObservable(words);
  // A visitor's dead end never leads to the staff's sign-in.
  const isStaff = useLocation().pathname.startsWith('/manager');
  useEffect(() => {
    document.title = texts.notFoundTitle;
  }, [texts]);
  return (
    <Notice
      title={texts.notFoundTitle}
      text={texts.notFoundText}
      languageSwitch={!isStaff && <LanguageSwitch />}
    >
      {/* As a new document: a visitor's has a stricter policy than staff's screens can live with. */}
      <Link to={isStaff ? '/manager' : '/'} reloadDocument>
        {isStaff ? texts.notFoundStaffAction : texts.notFoundAction}
      </Link>
    </Notice>
  );
}
