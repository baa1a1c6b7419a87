import { type Asked, askEarly } from '../core/api/early.ts';
import { readSearch } from '../core/navigation/address.ts';
import { storedSession } from '../core/session/stored.ts';
import { firstCallAt } from './first-calls.ts';

// Runs before the program has come (bundling/first-paint.ts): on a slow network the answer is there as soon as it is.
const session = storedSession();
const first = session && firstCallAt(location.pathname, readSearch(location.search), session);
// The contract's types name the parts; here they are only moved.
if (session && first) askEarly(first.name, first.input as Asked, session.token);
