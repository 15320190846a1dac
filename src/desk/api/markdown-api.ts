import * as z from 'zod/mini';
import type { Block } from '../../engine/document/document';

/** Where a text in Markdown is sent, below `/api/desk`: POST `sentMarkdown` → `shownMarkdown`. */
export const markdownPath = '/content/markdown';

export const sentMarkdown = z.object({ text: z.string() });

/** The blocks of the text, as pages show them. */
export const shownMarkdown = z.object({ blocks: z.array(z.custom<Block>()) });
