/** Uploader of a GIF. */
export interface IUser {
  id: number;
  username: string;
  display_name: string;
  /** Name for attributions, if it differs from `display_name`. */
  attribution_display_name?: string;
  avatar_url: string;
  profile_url?: string;
  is_public: boolean;
  is_verified: boolean;
  /** True if the user does not want an attribution beside the GIF. */
  suppress_chrome?: boolean;
  user_type: 'partner' | 'artist' | 'user' | 'anonymous';
  about_bio: string;
  /** Personal website. */
  primary_site?: string;
  website_url?: string;
  /** Handle or URL. */
  twitter: string;
  twitter_url?: string;
  /** Handle or URL. */
  facebook: string;
  facebook_url?: string;
  /** Handle or URL. */
  instagram: string;
  instagram_url?: string;
  tumblr_site: string;
  tumblr_url?: string;
}

/** A user with the fields that only the owner of the account can see. */
export interface IProfileUser extends IUser {
  email: string;
  gender?: 'male' | 'female' | 'other';
  /** YYYY-MM-DD. */
  birthdate?: string;
  profile_url: string;
  has_default_avatar: boolean;
}
