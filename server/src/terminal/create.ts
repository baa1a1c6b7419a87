import { findCompanyNamed } from '../core/companies.queries.ts';
import { runAtConsole, type Values, withControl } from '../start/command.ts';
import { registerTerminal } from './service.ts';

const usage = 'npm run terminal:create -- --empresa "DEMO" --nome "BOX 1" [--filial 1]';

/** A request that cannot be done; the message is for the person at the command line. */
class TerminalError extends Error {}

// Registers a terminal and tells its one-time code, to be typed on the login page within 15 minutes (G-120).
await runAtConsole(
  { empresa: { type: 'string' }, nome: { type: 'string' }, filial: { type: 'string' } },
  readWanted,
  (wanted, config, server) =>
    withControl(server, config, async (control) => {
      const company = await findCompanyNamed(control, wanted.company);
      if (company?.active !== true) throw new TerminalError(`There is no company ${wanted.company}.`);
      const { name, branchId } = wanted;
      const { code } = await registerTerminal(control, {
        companyId: company.id,
        branchId,
        name,
        userId: null,
      });
      console.log(`${name}: type the code ${code} on its login page within 15 minutes.`);
    }),
  TerminalError,
);

function readWanted({ empresa, nome, filial }: Values): {
  company: string;
  name: string;
  branchId: number | null;
} {
  const branchId = filial === undefined ? null : Number(filial);
  const given = typeof empresa === 'string' && typeof nome === 'string' && empresa !== '' && nome !== '';
  if (!given || (branchId !== null && !Number.isInteger(branchId))) throw new TerminalError(usage);
  return { company: empresa, name: nome, branchId };
}
