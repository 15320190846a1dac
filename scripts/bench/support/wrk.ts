import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Figures of wrk. */
export interface Load {
  readonly perSecond: number;
  /** 99th percentile of the time of an answer, in ms. */
  readonly p99: number;
  /** Answers other than 2xx and 3xx, and failed connections. */
  readonly errors: number;
}

const connections = 64;
export const loadSeconds = 5;
const units: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

function readNumbers(output: string): Load {
  const [, time = '0', unit = 's'] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const [, bad = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(output) ?? [];
  const sockets = /Socket errors: (.*)/.exec(output)?.[1]?.match(/\d+/g) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0),
    p99: Number(time) * (units[unit] ?? 1),
    errors: [bad, ...sockets].reduce((sum, count) => sum + Number(count), 0),
  };
}

/**
 * Requests a URL for some seconds over 64 connections as a browser that accepts brotli.
 * @param host `Host` header, by default that of the URL
 */
export async function loadWithWrk(url: string, host?: string): Promise<Load> {
  const options = ['-t1', `-c${connections}`, `-d${loadSeconds}`, '--latency', '-H', 'Accept-Encoding: br'];
  if (host !== undefined) options.push('-H', `Host: ${host}`);
  const { stdout } = await promisify(execFile)('wrk', [...options, url]);
  return readNumbers(stdout);
}
