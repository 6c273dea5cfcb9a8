import { Controller, Get, Req, Res } from '@nestjs/common';
import { negotiate, NotFoundError } from '@coachlab/service-common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import mime from 'mime-types';
import { PROVENANCE, SBOM } from '../domain/package/provenance.ts';
import { teamOf } from './token.guard.ts';
import { TeamTokens } from '../store/team-tokens.ts';
import { Assets } from '../store/assets/assets.ts';

type AssetRequest = FastifyRequest<{ Params: { name: string; version: string; '*': string } }>;

/** Files of releases. They never change, so whoever has one never asks again; a missing one is a problem, never HTML. */
@Controller('remotes')
export class AssetsController {
  constructor(
    private readonly assets: Assets,
    private readonly tokens: TeamTokens,
  ) {}

  @Get(':name/:version/*')
  async get(@Req() request: AssetRequest, @Res() reply: FastifyReply): Promise<void> {
    const { name, version, '*': path } = request.params;
    const secret = path.endsWith('.map') || FOR_TEAMS.has(path);
    if (secret) await teamOf(request, this.tokens);
    const asset = await this.assets.find(name, version, path);
    if (!asset) throw unknown(`${name}@${version} has no file ${path}.`);

    const wanted = negotiate(request.headers['accept-encoding']);
    const form = wanted !== 'identity' && asset.file[wanted] !== undefined ? wanted : 'identity';
    const { sha384 } = asset.file;
    const fresh = request.headers['if-none-match']?.includes(sha384) ?? false;
    const bytes = fresh ? null : await this.assets.read(asset, form);
    if (!fresh && !bytes) throw unknown(`The file ${path} of ${name}@${version} is lost.`);

    void reply.headers({
      'cache-control': secret ? 'private, no-store' : 'public, max-age=31536000, immutable',
      // Each encoding is other bytes.
      etag: `"${sha384}${form === 'identity' ? '' : `-${form}`}"`,
      vary: secret ? 'accept-encoding, authorization' : 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    if (!secret && path.startsWith('browser/')) void reply.headers(FOR_OTHER_HOSTS);
    if (!bytes) return void reply.code(304).send();
    if (form !== 'identity') void reply.header('content-encoding', form);
    if (!RUNNABLE.test(path)) void reply.header('content-security-policy', "default-src 'none'; sandbox");
    void reply
      .type(mime.contentType(path.slice(path.lastIndexOf('/') + 1)) || 'application/octet-stream')
      .send(bytes);
  }
}

/** What a release is made of, and where. */
const FOR_TEAMS = new Set([PROVENANCE, SBOM]);

/** What browsers run is public, and hosts on other origins may load it. */
const FOR_OTHER_HOSTS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Anything else, opened by itself, must not run scripts on the site's origin: HTML, SVG, XML. */
const RUNNABLE = /\.(js|mjs|css|json|map|wasm)$/;

function unknown(detail: string): NotFoundError {
  return new NotFoundError('asset_unknown', { detail });
}
