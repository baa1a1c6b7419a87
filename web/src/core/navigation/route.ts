import type { ComponentType } from 'react';
import { lazyPage } from '../lazy-part.tsx';
import type { Texts } from './address.ts';
import type { ParamOf, Path } from './paths.ts';

/** An address somebody goes to. */
export interface Visit<Param extends string = string> {
  href: string;
  pathname: string;
  params: Readonly<Record<Param, string>>;
  search: Texts;
  /** The address on screen until now; null: the terminal was opened with this one. */
  from: string | null;
}

/** What is drawn once its code has come. */
interface Drawn {
  Shown: ComponentType;
  /** Loads the code ahead. */
  load: () => Promise<unknown>;
}

/** What stays around pages while they change. */
export interface Frame extends Drawn {
  /** Where somebody is sent instead; undefined: he may go on. */
  guard(visit: Visit): string | undefined;
}

/** The page of a path. */
export interface Route<Param extends string = string> extends Drawn {
  frame?: Frame;
  /** The entry of the menu it belongs to. */
  entry?: string;
  /** The page has the whole screen: the frame leaves its menus out. */
  whole?: true;
  /** Where somebody is sent instead; undefined: he may go on. */
  guard?(visit: Visit<Param>): string | undefined;
  /** What is done while the page's code is under way. */
  ahead?(visit: Visit<Param>): void;
}

/** Every path with its page. */
export type Routes = { readonly [P in Path]: Route<ParamOf<P>> };

/** A page, or a frame, by the name it has in the module that is loaded for it. */
export function drawn<Name extends string>(
  load: () => Promise<Record<NoInfer<Name>, ComponentType>>,
  name: Name,
): Drawn {
  let loaded: ReturnType<typeof load> | undefined;
  // Once: what comes with the code, its texts, draws the screen anew. What failed is asked for again.
  const once = () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  return { Shown: lazyPage(async () => (await once())[name]), load: once };
}
