CREATE TABLE "system_picture" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_picture_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"name" text NOT NULL,
	"file" bigint NOT NULL,
	"remark" text
);

ALTER TABLE "system_message" ADD COLUMN "key" text;
CREATE UNIQUE INDEX "system_message_key" ON "system_message" USING btree ("user_id","key") WHERE key is not null;
CREATE VIEW "public"."system_stored_file" AS (select f.id, 1 as version, f.owner as create_by, coalesce(u.name, '系统') as create_name, f.created as create_time, null::text as update_name, null::timestamptz as update_time, null::timestamptz as deleted_at, f.name, case when f.type ~ '^image/(png|jpeg|webp|gif)$' then 'PICTURE' when f.type = 'application/pdf' then 'PDF' when f.type ~ '(officedocument|ms-excel|msword|ms-powerpoint|ms-works|/ofd)' then 'OFFICE' when f.type ~ '^text/' then 'TEXT' when f.type ~ '(zip|rar|7z)' then 'ARCHIVE' when f.type ~ '^video/' then 'VIDEO' else 'OTHER' end as kind, f.size, coalesce(u.name, '系统') as owner_name, f.created, exists (select 1 from kernel_file_use x where x.file_id = f.id) as used, (select count(*)::integer from kernel_file_use x where x.file_id = f.id and x.resource <> 'everyone') as uses, b.driver as place, f.hash, f.type from kernel_file f left join kernel_blob b on b.hash = f.hash left join system_user_ u on u.id = f.owner);
