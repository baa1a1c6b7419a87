import { PersonPhoto, PersonSessions } from './PersonAccess.tsx';
import { PersonBadge } from './PersonBadge.tsx';
import { PersonPin } from './PersonPin.tsx';

interface PersonSideProps {
  id: string;
  name: string;
  /** Whoever administers the company keeps how somebody signs in. */
  administers: boolean;
}

/** What stands beside the form of a person: the photo, how he proves himself, and where he is signed in. */
export function PersonSide({ id, name, administers }: PersonSideProps) {
  return (
    <>
      <PersonPhoto id={id} name={name} />
      {administers && (
        <>
          <PersonBadge id={id} name={name} />
          <PersonPin id={id} name={name} />
          <PersonSessions id={id} />
        </>
      )}
    </>
  );
}
