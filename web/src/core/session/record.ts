import type { AnswerOf } from '@terminal/contract';

/** What a sign-in is answered with. */
export type LoginAnswer = AnswerOf<'login'>;
/** A branch the person may change to. */
type Branch = LoginAnswer['allFiliais'][number];
/** A survey of the sign-in. One kept by an earlier version does not tell what it is about. */
type Survey = LoginAnswer['pesquisa_nps'][number];
type AboutWork = 'ds_assunto' | 'mecanicos';
/** A company of the installation, as the login offers it. */
export type Company = AnswerOf<'getCompanies'>[number];
/** M workshop, P tyre shop. */
export type Environment = LoginAnswer['ambiente'];

/** What was typed at the login, without the digits: they are never stored with the session (G-22). */
export interface LoginPayload {
  loginExterno: 'S' | 'N';
  empresa: string;
  matricula: string;
  newFilial?: number;
  nameNewFilial?: string;
  ambiente_temp?: Environment;
}

/** The branch session as kept under the local key `filial` (doc 1 §3, AUTH-12, AUTH-14). */
export interface BranchSession
  extends Pick<
    LoginAnswer,
    | 'token'
    | 'atendeOs'
    | 'tecnicoId'
    | 'dsColaborador'
    | 'fornecExt'
    | 'perfilMecanico'
    | 'tipoPerfilTerminal'
    | 'mecanico_externo'
    | 'ambiente'
    | 'exibe_os_encerrada'
    | 'st_inventario'
    | 'st_borracharia'
    | 'st_conjunto'
    | 'st_administra'
    | 'st_cadastros'
    | 'st_aprovador'
    | 'st_planos'
    | 'foto'
    | 'selo_fotos'
    | 'location'
    | 'chave_geo'
    | 'parametros'
    | 'allFiliais'
  > {
  nr_sequencial: number;
  ds_filial: string;
  ds_fuso: string;
  /** As allFiliais: a session is one company, there is nothing to filter them by (docs/decisions/020-one-company.md). */
  allFiliaisTemp: Branch[];
  /** The company of the session, the only one. */
  allEmpresas: LoginAnswer['empresas'];
  infColab: LoginPayload;
  /** Surveys that ask for a grade, oldest first; a session kept by an earlier version has none (RATE-01). */
  pesquisa_nps?: (Omit<Survey, AboutWork> & Partial<Pick<Survey, AboutWork>>)[];
  /** Surveys skipped in this session: asked again at the next login (G-73). */
  pesquisa_adiada?: readonly number[];
  /** Language of the person; a session kept by an earlier version has none. */
  idioma?: LoginAnswer['idioma'];
}

/** Lays the answer of auth/login out as the stored record. */
export function sessionOf(answer: LoginAnswer, infColab: LoginPayload): BranchSession {
  const { filial, empresas, ...rest } = answer;
  return {
    ...rest,
    nr_sequencial: filial.nr_sequencial,
    ds_filial: filial.ds_filial,
    ds_fuso: filial.ds_fuso,
    allFiliaisTemp: answer.allFiliais,
    allEmpresas: empresas,
    infColab,
  };
}
