import type { CallerKind, Permission } from '../core/call.ts';

/** Fields of a session that tell what kind of caller its person is. */
export interface KindFacts {
  fornecExt: 'S' | 'N';
  atendeOs: 'S' | 'N';
}

/** Fields of a person (`g_clifor`) that grant a permission or take it away. */
export interface Granted {
  st_planos: string;
  st_conjunto: string;
  st_aprovador: string;
  st_borracharia: string | null;
  st_inventario: string | null;
  st_administra: string;
  /** Keeps at least one kind of master data. */
  st_cadastros: string;
}

/** Supplier, technician acting as himself, or staff who pick one (G-17). */
export function kindOf(person: KindFacts): CallerKind {
  if (person.fornecExt === 'S') return 'supplier';
  return person.atendeOs === 'S' ? 'attendant' : 'staff';
}

/**
 * What a person may do beside his kind; suppliers: nothing. Plans, registry, master data and approval must have been granted; tyre shop and
 * counting are held unless taken away (G-26, G-37, INV-13, G-100, G-129). The server checks each call by it, the web what it offers.
 */
export function permissionsOf(kind: CallerKind, granted: Granted): Permission[] {
  if (kind === 'supplier') return [];
  return [
    ...(granted.st_planos === 'S' ? (['planos'] as const) : []),
    ...(granted.st_conjunto === 'S' ? (['conjuntos'] as const) : []),
    ...(granted.st_aprovador === 'S' ? (['aprovacao'] as const) : []),
    ...(granted.st_borracharia !== 'N' ? (['borracharia'] as const) : []),
    ...(granted.st_inventario !== 'N' ? (['inventario'] as const) : []),
    ...(granted.st_administra === 'S' ? (['administra'] as const) : []),
    ...(granted.st_cadastros === 'S' ? (['cadastros'] as const) : []),
  ];
}

/** Whether the person of a session has a permission. */
export const hasPermission = (person: KindFacts & Granted, permission: Permission): boolean =>
  permissionsOf(kindOf(person), person).includes(permission);
