import { DELAY } from '../../../../contract/limits.ts';
import { PAUSE_PICTURE, PLAY_PICTURE } from './texts.ts';

const HALF_SPEED = 0.5;

/** In order of preference: the first plays on every phone, the second in browsers without licensed codecs. */
const FILES = [
  { path: '/bar-light.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
  { path: '/bar-light.webm', type: 'video/webm; codecs="vp9"' },
] as const;

/**
 * Loops the top bar's video. The style sheet decides where it shows, and it loads only there. If it can't play, the
 * still image stays.
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
      // Offline, no codec, or the browser is saving power: the still image stays.
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
  // Also fires when the phone is rotated or a preference changes, since both show or hide the video.
  new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    void playOrPause();
  }).observe(video);
}

/**
 * Loads the whole video. Safari only streams from servers that support range requests, and ours doesn't, but it plays a
 * file that has already loaded.
 */
async function load(video: HTMLVideoElement): Promise<void> {
  const file = FILES.find(({ type }) => video.canPlayType(type) !== '');
  if (!file) throw new Error('This browser can’t play any of the files.');
  const response = await fetch(file.path);
  if (!response.ok) throw new Error(`${file.path}: ${response.status}`);
  video.src = URL.createObjectURL(await response.blob());
  video.defaultPlaybackRate = HALF_SPEED;
  video.playbackRate = HALF_SPEED;
}

function fadeTo(video: HTMLVideoElement, opacity: number): Animation {
  return video.animate({ opacity }, { duration: DELAY.videoFade, fill: 'forwards' });
}
