import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Stored {
  bytes: Buffer;
  mime: string;
  at: Date;
}

/** A bucket as S3-compatible services serve it: the requests the file store sends, nothing more. */
export interface Bucket {
  endpoint: string;
  /** Authorization headers it was sent. */
  signatures: string[];
  close(): Promise<void>;
}

/** Starts the service on a free port; objects live in memory. */
export async function startBucket(name: string): Promise<Bucket> {
  const objects = new Map<string, Stored>();
  const signatures: string[] = [];
  const server = createServer((request, response) => {
    signatures.push(request.headers.authorization ?? '');
    void answer(name, objects, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on TCP
  return {
    endpoint: `http://127.0.0.1:${port}`,
    signatures,
    close: () =>
      new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  };
}

async function answer(
  bucket: string,
  objects: Map<string, Stored>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://bucket');
  const [, named, ...rest] = decodeURIComponent(url.pathname).split('/');
  const key = rest.join('/');
  if (named !== bucket) return refuse(response, 'NoSuchBucket');
  if (request.method === 'PUT') {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer); // a request is read as buffers
    objects.set(key, {
      bytes: Buffer.concat(parts),
      mime: request.headers['content-type'] ?? '',
      at: new Date(),
    });
    response.writeHead(200).end();
    return;
  }
  if (key === '') return list(objects, url.searchParams.get('prefix') ?? '', response);
  if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
    return;
  }
  const found = objects.get(key);
  if (found === undefined) return refuse(response, 'NoSuchKey');
  response.writeHead(200, {
    'Content-Type': found.mime,
    'Content-Length': found.bytes.length,
    'Last-Modified': found.at.toUTCString(),
    ETag: '"1"',
  });
  response.end(request.method === 'HEAD' ? undefined : found.bytes);
}

function list(objects: Map<string, Stored>, prefix: string, response: ServerResponse): void {
  const contents = [...objects]
    .filter(([key]) => key.startsWith(prefix))
    .map(
      ([key, { bytes, at }]) =>
        `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`,
    );
  response.writeHead(200, { 'Content-Type': 'application/xml' });
  response.end(
    `<ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>${contents.length}</KeyCount>${contents.join('')}</ListBucketResult>`,
  );
}

function refuse(response: ServerResponse, code: string): void {
  response.writeHead(404, { 'Content-Type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
