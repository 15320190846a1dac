import { describe, expect, it, vi } from 'vitest';
import { videoEmbedUrl } from '../../src/engine/url/video-url';

const embedded =
  'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1&mute=1&loop=1&playlist=M7lc1UVf-VE';

describe('videoAddress', () => {
  it.each([
    ['a short link', 'https://youtu.be/M7lc1UVf-VE'],
    ['a short link with its tracking', 'https://youtu.be/M7lc1UVf-VE?si=abc&t=4'],
    ['a short link with a slash at its end', 'https://youtu.be/M7lc1UVf-VE/'],
    ['a watch page', 'https://www.youtube.com/watch?v=M7lc1UVf-VE'],
    ['a watch page with more behind the id', 'https://m.youtube.com/watch?list=x&v=M7lc1UVf-VE&t=3s'],
    ['an address without encryption', 'http://youtube.com/watch?v=M7lc1UVf-VE'],
    ['a short', 'https://www.youtube.com/shorts/M7lc1UVf-VE?feature=share'],
    ['a live stream', 'https://youtube.com/live/M7lc1UVf-VE?si=abc'],
    ['an embed address', 'https://www.youtube.com/embed/M7lc1UVf-VE?start=4'],
    ['an embed address without cookies', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE'],
    ['an old embed address', 'https://www.youtube.com/v/M7lc1UVf-VE'],
    ['the site for phones', 'https://m.youtube.com/shorts/M7lc1UVf-VE'],
    ['the site for music', 'https://music.youtube.com/watch?v=M7lc1UVf-VE&list=x'],
    ['an address with blanks around it', '  https://youtu.be/M7lc1UVf-VE\n'],
  ])('finds the id in %s', (_, address) => {
    expect(videoEmbedUrl(address)).toBe(embedded);
  });

  it.each([
    ['a channel', 'https://www.youtube.com/@motipura'],
    ['the live stream of a channel', 'https://www.youtube.com/@motipura/live'],
    ['the embedded live stream of a channel', 'https://www.youtube.com/embed/live_stream?channel=x'],
    ['a list', 'https://www.youtube.com/embed/videoseries?list=x'],
    ['a live stream without an id', 'https://www.youtube.com/live/'],
    ['another host, whatever its v= means', 'https://video.example/watch?v=12'],
    ['a short link without an id', 'https://youtu.be/'],
    ['an id that could not be one', 'https://www.youtube.com/watch?v=a%22b'],
  ])('keeps %s as it is', (_, address) => {
    expect(videoEmbedUrl(address)).toBe(address);
  });

  it.each([
    ['nothing', null],
    ['an empty text', '  '],
    ['words', 'our video'],
    ['script', 'javascript:alert(1)'],
    ['an inline page', 'data:text/html,<script>1</script>'],
    ['a foreign address without encryption', 'http://video.example/1'],
  ])('makes no address of %s', (_, address) => {
    expect(videoEmbedUrl(address)).toBeNull();
  });

  it.each([null, '', '  ', '/media/film.mp4', 'film'])('parses nothing to find no video in %j', (address) => {
    const parse = vi.spyOn(globalThis, 'URL');
    videoEmbedUrl(address);
    const thrown = parse.mock.results.filter(({ type }) => type === 'throw');
    parse.mockRestore();
    expect(thrown).toEqual([]);
  });
});
