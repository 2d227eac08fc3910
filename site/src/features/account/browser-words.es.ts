import { browserNameOf as nameOf } from '../../../../contract/account/browser-name.ts';
import { messageInOwnLanguage } from '../../lib/message-words.ts';

export const browserNameOf = (userAgent: string | null): string => messageInOwnLanguage(nameOf(userAgent));
