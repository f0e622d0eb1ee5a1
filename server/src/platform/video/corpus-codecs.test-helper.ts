const one = ['-threads', '1'];
const x264 = (format: string, ...more: string[]) => [
  ...['-c:v', 'libx264', '-preset', 'ultrafast', ...one, '-pix_fmt', format, ...more],
];
const x265 = (format: string) => [
  ...['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none:pools=1'],
  ...['-pix_fmt', format],
];
const vpx = (encoder: string, format = 'yuv420p') => [
  ...['-c:v', encoder, '-deadline', 'realtime', '-cpu-used', '8', ...one, '-b:v', '1M', '-pix_fmt', format],
];
const plain = (encoder: string, format = 'yuv420p') => [
  ...['-c:v', encoder, '-q:v', '3', ...one, '-pix_fmt', format],
];
/** DNxHD and DNxHR have no other colours. */
const bt709 = ['-vf', 'scale=out_color_matrix=bt709', '-pix_fmt', 'yuv422p', '-colorspace', 'bt709'];
const b = ['-preset', 'veryfast', '-bf', '2'];

/** Arguments of codecs for pictures. */
export const PICTURES = {
  'H.264': x264('yuv420p'),
  'H.264 baseline': x264('yuv420p', '-profile:v', 'baseline'),
  'H.264 main with B-frames': x264('yuv420p', ...b, '-profile:v', 'main'),
  'H.264 high with B-frames': x264('yuv420p', ...b, '-profile:v', 'high'),
  'H.264 with 10 bits': x264('yuv420p10le'),
  'H.264 4:2:2': x264('yuv422p'),
  'H.264 4:4:4': x264('yuv444p'),
  HEVC: x265('yuv420p'),
  'HEVC with 10 bits': x265('yuv420p10le'),
  VP8: vpx('libvpx'),
  VP9: vpx('libvpx-vp9'),
  'VP9 with 10 bits': vpx('libvpx-vp9', 'yuv420p10le'),
  AV1: ['-c:v', 'libaom-av1', '-usage', 'realtime', '-cpu-used', '8', ...one, '-pix_fmt', 'yuv420p'],
  'MPEG-4': plain('mpeg4'),
  'MPEG-4 with B-frames': [...plain('mpeg4'), '-bf', '2'],
  Xvid: plain('libxvid'),
  'MS MPEG-4 version 2': plain('msmpeg4v2'),
  'MS MPEG-4 version 3': plain('msmpeg4'),
  'H.263+': plain('h263p'),
  Sorenson: plain('flv'),
  'WMV 7': plain('wmv1'),
  'WMV 8': plain('wmv2'),
  'MPEG-1': plain('mpeg1video'),
  'MPEG-2': plain('mpeg2video'),
  'MPEG-2 4:2:2': plain('mpeg2video', 'yuv422p'),
  MJPEG: plain('mjpeg', 'yuvj420p'),
  Theora: ['-c:v', 'libtheora', '-q:v', '7', '-pix_fmt', 'yuv420p'],
  FFV1: plain('ffv1'),
  HuffYUV: plain('huffyuv', 'yuv422p'),
  'Ut Video': plain('utvideo'),
  ProRes: plain('prores_ks', 'yuv422p10le'),
  'ProRes 4444': [...plain('prores_ks', 'yuva444p10le'), '-profile:v', '4444'],
  DNxHD: ['-c:v', 'dnxhd', '-b:v', '90M', ...one, ...bt709],
  DNxHR: ['-c:v', 'dnxhd', '-profile:v', 'dnxhr_hq', ...one, ...bt709],
  CineForm: ['-c:v', 'cfhd', ...one, '-pix_fmt', 'yuv422p10le'],
  DV: ['-c:v', 'dvvideo', ...one, '-pix_fmt', 'yuv420p'],
  'JPEG 2000': plain('jpeg2000'),
  'H.263': plain('h263'),
  Cinepak: plain('cinepak', 'rgb24'),
  'QuickTime Animation': plain('qtrle', 'rgb24'),
  PNG: plain('png', 'rgb24'),
  'raw pictures': plain('rawvideo'),
  'raw 4:2:2 pictures': plain('rawvideo', 'uyvy422'),
  'raw pictures with 10 bits': plain('v210', 'yuv422p10le'),
} as const satisfies Record<string, string[]>;

/** Arguments of codecs for sound. */
export const SOUNDS = {
  AAC: ['-c:a', 'aac', '-ac', '2'],
  MP3: ['-c:a', 'libmp3lame', '-ac', '2', '-ar', '44100'],
  MP2: ['-c:a', 'mp2', '-ac', '2'],
  Opus: ['-c:a', 'libopus', '-ac', '2'],
  Vorbis: ['-c:a', 'libvorbis', '-ac', '2'],
  'AC-3': ['-c:a', 'ac3', '-ac', '2'],
  'E-AC-3': ['-c:a', 'eac3', '-ac', '2'],
  FLAC: ['-c:a', 'flac', '-ac', '2', '-strict', '-2'],
  ALAC: ['-c:a', 'alac', '-ac', '2'],
  'PCM with 16 bits': ['-c:a', 'pcm_s16le', '-ac', '2'],
  'PCM with 24 bits': ['-c:a', 'pcm_s24le', '-ac', '2'],
  'PCM with 8 bits': ['-c:a', 'pcm_u8', '-ac', '1'],
  'PCM of floating point': ['-c:a', 'pcm_f32le', '-ac', '2'],
  'µ-law': ['-c:a', 'pcm_mulaw', '-ac', '1', '-ar', '8000'],
  ADPCM: ['-c:a', 'adpcm_ms', '-ac', '2'],
  'QuickTime ADPCM': ['-c:a', 'adpcm_ima_qt', '-ac', '2'],
  'WMA 1': ['-c:a', 'wmav1', '-ac', '2'],
  'WMA 2': ['-c:a', 'wmav2', '-ac', '2'],
  WavPack: ['-c:a', 'wavpack', '-ac', '2'],
  'no sound': ['-an'],
} as const satisfies Record<string, string[]>;
