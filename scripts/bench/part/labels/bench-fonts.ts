import { Tools } from '../../../frame/tools.ts';

/** 62 MB, which no other check needs. */
export const benchFonts = new Tools('bench-fonts', { '@expo-google-fonts/noto-sans-hk': '0.4.3' });
