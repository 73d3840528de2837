CREATE TABLE "vendor_credential" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "vendor_link" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);

CREATE TABLE "vendor_session" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" bigint NOT NULL,
	"parent_id" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	CONSTRAINT "vendor_session_token_hash_unique" UNIQUE("token_hash")
);

CREATE INDEX "vendor_session_user" ON "vendor_session" USING btree ("user_id");
CREATE INDEX "vendor_session_parent" ON "vendor_session" USING btree ("parent_id");
