import type { helpPath, pages } from '@terminal/contract/pages';

/** Every address of the terminal; `$name` stands for what differs. Pages of the menu have theirs in the contract. */
export type Path =
  | (typeof pages)[keyof typeof pages]['path']
  | typeof helpPath
  | '/login'
  | '/os/$id'
  | '/cadastros/$tipo'
  | '/cadastros/$tipo/$id'
  | '/os/$id/osExterna'
  | '/os/$id/trabalho'
  | '/veiculo/$placa'
  | '/planos/leituras'
  | '/planos/$id'
  | '/inventarioItens/$id'
  | '/inventarioItens/$id/folha'
  | '/estoque/$id'
  | '/borracharia/afericao/$placa'
  | '/borracharia/calibragem/$placa'
  | '/borracharia/movimentacao/$placa'
  | '/borracharia/pneu/$fogo'
  | '/loginPainel'
  | '/inicioPainel'
  | '/TabelaFrota'
  | '/MultiSql'
  | '/agendadorTarefas'
  | '/dicionario'
  | '/monitoramento'
  | '/terminais'
  | '/cargas'
  | '/dadosPessoais'
  | '/usuariosPainel'
  | '/trilhaPainel'
  | '/minhaSeguranca';

/** What differs in the addresses of a path: 'id' of '/os/$id'; never, where nothing does. */
export type ParamOf<P extends string> = P extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : P extends `${string}$${infer Name}`
    ? Name
    : never;

/** An address inside the terminal. Of `search`, what is undefined or null is left out. */
export type Address<P extends Path> = { to: P; search?: object | undefined } & ([ParamOf<P>] extends [never]
  ? { params?: undefined }
  : { params: Readonly<Record<ParamOf<P>, string>> });
