import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Duplex } from 'node:stream';
import type { BrokerOptions } from './broker.ts';
import { checkedAnswer } from './check-answer.ts';
import { type Message, readMessages, writeMessage } from './messages.ts';
import type { PageReads, ReadAhead } from './read-ahead.ts';
import type { RenderAnswer, RenderJob, RenderRequest, ToProcess } from './protocol.ts';
import { closeDescriptors, launch, rendererOf } from './sandbox/launch.ts';
import type { Walls } from './sandbox/walls.ts';

export interface ProcessLimits {
  /** Milliseconds a render may take before its process is killed. */
  timeout: number;
  /** Bytes of resident memory, read while a render runs, and each second between renders. */
  memory: number;
}

/**
 * `protocol`: it said what the worker never says; `busy`: it went on working after its page; `resting`: it was not
 * started, since those before it died; `retired`: it was ended, since nobody runs its release any more.
 */
export type DeathReason = 'timeout' | 'memory' | 'exit' | 'protocol' | 'busy' | 'resting' | 'retired';

export class RenderDied extends Error {
  readonly code = 'render_died';
  readonly reason: DeathReason;

  constructor(reason: DeathReason) {
    super(`The render process was lost: ${reason}`);
    this.reason = reason;
  }
}

export interface RenderProcessOptions {
  worker: string;
  walls: Walls;
  /** Whose number no other process has now. */
  slot: number;
  limits: ProcessLimits;
  broker: BrokerOptions;
  readAhead: ReadAhead;
  /** What the release's code said outside of a page: an unhandled rejection, a timer that throws. */
  onLog: (what: string, text: string) => void;
}

/** Bytes. A page has a document and its data; everything else that is said is an address or a line. */
const LONGEST_MESSAGE = { answer: 6 * 1024 * 1024, other: 16 * 1024 };
const MOST_MESSAGES = 500;
const STARTS_WITHIN_MS = 10_000;
const CHECKS_MS = { running: 100, idle: 1_000 };
/**
 * A process without a job may use so many clock ticks (hundredths of a second) in a second, and more while it still
 * compiles and collects garbage. On a busy machine one that loops does not get many.
 */
const IDLE = { ticks: 10, seconds: 3 };

/** One child behind its walls that renders one page of one release at a time. */
export class RenderProcess {
  readonly #options: RenderProcessOptions;
  readonly #child: ChildProcess;
  readonly #channel: Duplex;
  readonly ready: Promise<void>;
  readonly closed: Promise<void>;
  #pid = 0;
  #started: () => void = ignore;
  /** The job under way: only what carries its nonce is believed. */
  #job: { nonce: string; reads: PageReads; settle: (outcome: RenderAnswer | RenderDied) => void } | null =
    null;
  #death: DeathReason = 'exit';
  #gone = false;
  /** Jobs that it was ever given. */
  #jobs = 0;
  /** Messages since the last job began. */
  #messages = 0;

  constructor(options: RenderProcessOptions) {
    this.#options = options;
    this.#child = launch(options.worker, options.walls, options.slot);
    this.#channel = this.#child.stdio[3] as Duplex;
    this.#channel.on('error', ignore);
    readMessages(
      this.#channel,
      (word) => (word === 'answer' ? LONGEST_MESSAGE.answer : LONGEST_MESSAGE.other),
      (message) => this.#take(message),
      () => this.kill('protocol'),
    );
    this.closed = new Promise((resolve) => {
      const end = () => {
        this.#gone = true;
        this.#job?.settle(new RenderDied(this.#death));
        resolve();
      };
      this.#child.once('exit', end).once('error', end);
    });
    this.ready = this.#start();
    this.ready.catch(ignore);
  }

  get pid(): number {
    return this.#pid;
  }

  get death(): DeathReason {
    return this.#death;
  }

  /** Hands over the release's code. It runs with the first page, or, once it is known to load, ahead of it. */
  adopt(file: string, code: string, warm: boolean): void {
    this.#send('release', '-', { file, warm }, code);
  }

  /** Rejects with RenderDied when the process does not live to answer. */
  async render(request: RenderRequest): Promise<RenderAnswer> {
    const nonce = randomUUID();
    const { broker, readAhead, limits } = this.#options;
    const reads = readAhead.reads(broker, request);
    let drawn = false;
    const timeout = setTimeout(() => this.kill('timeout'), limits.timeout);
    const watch = setInterval(() => void this.#checkMemory(), CHECKS_MS.running);
    try {
      const outcome = await new Promise<RenderAnswer | RenderDied>((resolve) => {
        this.#job = { nonce, reads, settle: resolve };
        this.#messages = 0;
        this.#jobs += 1;
        if (this.#channel.destroyed) resolve(new RenderDied(this.#death));
        else this.#send('job', nonce, jobOf(request));
      });
      if (outcome instanceof RenderDied) throw outcome;
      drawn = outcome.kind === 'page';
      return outcome;
    } finally {
      this.#job = null;
      reads.end(drawn);
      clearTimeout(timeout);
      clearInterval(watch);
    }
  }

  kill(reason: DeathReason): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#death = reason;
    this.#child.kill('SIGKILL');
    this.#channel.destroy();
    // In a namespace of its own it is a child of the one that we started, and ends with it.
    if (this.#pid !== 0 && this.#pid !== this.#child.pid) killQuietly(this.#pid);
  }

  async #start(): Promise<void> {
    const late = setTimeout(() => this.kill('timeout'), STARTS_WITHIN_MS);
    try {
      await Promise.race([
        new Promise<void>((resolve) => (this.#started = resolve)),
        this.closed.then(() => Promise.reject(new RenderDied(this.#death))),
      ]);
      const { walls, slot } = this.#options;
      this.#pid = await rendererOf(this.#child, walls);
      // Under memory pressure the kernel should take a render before the gateway. Linux only.
      await writeFile(`/proc/${this.#pid}/oom_score_adj`, '800').catch(ignore);
      // Whoever may not end it must not start it.
      process.kill(this.#pid, 0);
      if (walls.closedDescriptors) await closeDescriptors(this.#pid, walls, slot);
      this.#watchIdle();
    } catch (error) {
      this.kill('exit');
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  #send(word: ToProcess, nonce: string, content: unknown, ...bodies: (string | Buffer)[]): void {
    writeMessage(this.#channel, word, nonce, JSON.stringify(content), ...bodies);
  }

  #take({ word, nonce, parts }: Message): void {
    this.#messages += 1;
    try {
      if (this.#messages > MOST_MESSAGES) this.kill('protocol');
      else if (word === 'ready') this.#started();
      else if (word === 'log') this.#log(parts[0]!);
      else if (nonce !== this.#job?.nonce) this.kill('protocol');
      else if (word === 'answer') this.#answer(this.#job, parts);
      else if (word === 'read') this.#read(this.#job, parts[0]!);
      else this.kill('protocol');
    } catch {
      this.kill('protocol');
    }
  }

  #answer({ settle }: { settle: (outcome: RenderAnswer) => void }, parts: string[]): void {
    settle(checkedAnswer(parts));
    // What else it says of this job is said too late.
    this.#job = null;
  }

  #log(text: string): void {
    const { what, text: said } = JSON.parse(text) as Record<string, unknown>;
    this.#options.onLog(String(what).slice(0, 100), String(said).slice(0, 2_000));
  }

  #read({ nonce, reads }: { nonce: string; reads: PageReads }, text: string): void {
    const { id, path } = JSON.parse(text) as { id: unknown; path: unknown };
    void reads.read(path).then(({ head, body }) => {
      if (this.#job?.nonce === nonce) this.#send('data', nonce, { id, ...head }, body);
    });
  }

  async #checkMemory(): Promise<void> {
    const pages = Number((await this.#proc('statm'))?.split(' ')[1]);
    if (pages * 4096 > this.#options.limits.memory) this.kill('memory');
  }

  /** Between its pages it has nothing to do. What goes on then takes other sections' processor time. */
  #watchIdle(): void {
    let before = { ticks: 0, jobs: -1 };
    let busyFor = 0;
    const timer = setInterval(async () => {
      const stat = (await this.#proc('stat')) ?? '';
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const now = { ticks: Number(fields[11]) + Number(fields[12]), jobs: this.#jobs };
      // Whether it had none in all this time.
      const idle = this.#job === null && now.jobs === before.jobs;
      busyFor = idle && now.ticks - before.ticks > IDLE.ticks ? busyFor + 1 : 0;
      if (busyFor >= IDLE.seconds) this.kill('busy');
      if (idle) await this.#checkMemory();
      before = now;
    }, CHECKS_MS.idle);
    timer.unref();
    void this.closed.then(() => clearInterval(timer));
  }

  #proc(file: string): Promise<string | null> {
    return readFile(`/proc/${this.#pid}/${file}`, 'utf8').catch(() => null);
  }
}

/** Only this leaves the gateway. */
function jobOf({ path, set, remote, publicUrl, notice, sent }: RenderRequest): RenderJob {
  return { path, set, remote, publicUrl, notice, sent };
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has gone.
  }
}

function ignore(): void {}
