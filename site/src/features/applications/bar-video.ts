import { DELAY } from '../../../../contract/limits.ts';
import { PAUSE_PICTURE, PLAY_PICTURE } from './texts.ts';

const HALF_SPEED = 0.5;

/** In the order of preference: the first plays on every phone, the second in browsers without licensed codecs. */
const FILES = [
  { path: '/bar-light.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
  { path: '/bar-light.webm', type: 'video/webm; codecs="vp9"' },
] as const;

/**
 * Plays the video of the top bar over and over. The style sheet says where it shows; nowhere else is it loaded, and
 * wherever it does not play, the still under it stays.
 */
export function playInBar(video: HTMLVideoElement, toggle: HTMLButtonElement): void {
  let isInView = false;
  let isStopped = false;
  let loaded: Promise<void> | undefined;
  const mayPlay = () => isInView && !isStopped && !document.hidden;

  const playOrPause = async () => {
    if (!mayPlay()) {
      video.pause();
      return;
    }
    try {
      loaded ??= load(video);
      await loaded;
      if (!mayPlay()) return;
      await video.play();
    } catch {
      // No network, no codec, or the browser saves power: the still stays.
      return;
    }
    toggle.hidden = false;
    fadeTo(video, 1);
  };

  video.addEventListener('ended', async () => {
    await fadeTo(video, 0).finished;
    void playOrPause();
  });
  toggle.addEventListener('click', () => {
    isStopped = !isStopped;
    toggle.toggleAttribute('data-stopped', isStopped);
    toggle.setAttribute('aria-label', isStopped ? PLAY_PICTURE : PAUSE_PICTURE);
    void playOrPause();
  });
  document.addEventListener('visibilitychange', playOrPause);
  // Tells of a turned phone and of a changed preference as well: both show or hide the video.
  new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    void playOrPause();
  }).observe(video);
}

/** Safari plays no file from a server that cannot send parts of it, as ours; it plays what is loaded already. */
async function load(video: HTMLVideoElement): Promise<void> {
  const file = FILES.find(({ type }) => video.canPlayType(type) !== '');
  if (!file) throw new Error('This browser plays none of the files.');
  const response = await fetch(file.path);
  if (!response.ok) throw new Error(`${file.path}: ${response.status}`);
  video.src = URL.createObjectURL(await response.blob());
  video.defaultPlaybackRate = HALF_SPEED;
  video.playbackRate = HALF_SPEED;
}

function fadeTo(video: HTMLVideoElement, opacity: number): Animation {
  return video.animate({ opacity }, { duration: DELAY.videoFade, fill: 'forwards' });
}
