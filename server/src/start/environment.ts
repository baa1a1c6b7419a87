import { ConfigError } from '../core/config.ts';

/** Environment file of the service, also read by commands. */
const serviceFile = '/etc/terminal.env';

/**
 * Reads the file the service has its environment from; what is set already wins. Without a name it is the one of the
 * service, unless the caller says himself which data he means: the file must not add another server to that.
 * @throws ConfigError when the file cannot be read
 */
export function loadEnvironment(file: string | undefined, env: NodeJS.ProcessEnv = process.env): void {
  const names = env['DATA_DIR'] !== undefined || env['DATABASE_URL'] !== undefined;
  if (file === undefined && names) return;
  try {
    process.loadEnvFile(file ?? serviceFile);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (file === undefined && code === 'ENOENT') return;
    throw new ConfigError(
      code === 'ENOENT'
        ? `${file} is not there.`
        : `${file ?? serviceFile} cannot be read by this account: run the command as the account of the service (sudo -u terminal …).`,
    );
  }
}
