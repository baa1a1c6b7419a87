import { Link } from '../../core/navigation/Link.tsx';
import css from './FireLink.module.css';

/** The number branded into a tyre; it leads to everything about it. */
export const FireLink = ({ fire }: { fire: string }) => (
  <Link to="/borracharia/pneu/$fogo" params={{ fogo: fire }} className={css['fire']}>
    {fire}
  </Link>
);
